import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepTypedText } from '#scripts-on-demand/keep-typed-text.ts';

keepTypedText();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
