// `npm run build`: what `npm start` builds, without starting.
import { build, install, node } from './setup.mjs';

install();
build(node());
