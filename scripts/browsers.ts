/** The oldest browsers whose scripts and styles have to work, as the README states them; Samsung Internet 22 is Chrome 111. */
export const BROWSERS = ['chrome111', 'safari16.4', 'firefox128'];
