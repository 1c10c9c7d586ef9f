import { startApp } from '@luneta/app-shell';

import { routes } from './routes.tsx';

void startApp({ tema: 'roteiro', routes });
