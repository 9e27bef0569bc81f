import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepTypedText } from '#scripts-on-demand/keep-typed-text.ts';
import { dropSecondPress } from '#ui/forms/drop-second-press.ts';

keepTypedText();
dropSecondPress();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
