import { href, Link } from 'react-router';

/** Where somebody finds what they told us. */
export function Afterwards() {
  return (
    <>
      You find it under{' '}
      <Link className="link" to={href('/customer/reports')}>
        Reports
      </Link>
      . <WriteToUs />
    </>
  );
}

/** Nothing but a person takes a report back. */
export function WriteToUs() {
  return (
    <>
      To add something or take it back,{' '}
      <Link className="link" to={href('/contact')}>
        write to us
      </Link>
      .
    </>
  );
}
