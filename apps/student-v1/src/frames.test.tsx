/** The frames in the page against the routes. */
import { checkFrames } from '@luneta/app-shell/testing/render';

import { frames } from './frames.ts';
import { routes } from './routes.tsx';

checkFrames({ app: 'student-v1', frames, routes, texts: { tipo_avaliacao: 'roteiro_estudos' } });
