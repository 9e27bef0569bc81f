/** A turning ring over a button at work; pages that load show skeletons instead. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
