import { startApp } from '@luneta/app-shell';

import { look } from './look.ts';
import { routes } from './routes.tsx';

void startApp({ ...look, routes });
