/** The routes with their code already imported, so that the first test of a file does not wait for compilation. */
import '../shared/shortcuts/shortcuts-dialog.tsx';
import { routesOf } from '@luneta/app-shell';

import { screens } from '../screens.ts';

await Promise.all([...Object.values(screens.layouts), ...screens.rows].map(({ load }) => load()));

export const routes = routesOf(screens);
