import { startApp } from '@luneta/app-shell';

import { look } from './shared/look.ts';
import { routes } from './routes.tsx';

void startApp({ ...look, routes });
