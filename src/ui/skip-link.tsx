/** First stop of the Tab key: past the menu, to the element with the id. */
export function SkipLink({ to = 'main', children = 'Skip to content' }: { to?: string; children?: string }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {children}
    </a>
  );
}
