import { href, Link } from 'react-router';

/** Where somebody finds what they told us. */
export function Afterwards() {
  return (
    <>
      You find it under{' '}
      <Link className="link" to={href('/customer/reports')}>
        Reports
      </Link>
      . There you can withdraw it until we have decided. <WriteToUs to="add something" />
    </>
  );
}

/** What a visitor sent is taken back by nobody but a person. */
export function WriteToUs({ to = 'add something or take it back' }: { to?: string }) {
  return (
    <>
      To {to},{' '}
      <Link className="link" to={href('/contact')}>
        write to us
      </Link>
      .
    </>
  );
}
