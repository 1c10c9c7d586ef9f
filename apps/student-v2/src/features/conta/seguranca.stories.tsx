import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';
import { copy } from './copy.ts';

export default { title: 'student-v2/seguranca' } satisfies Meta;

export const TwoScreens = story('/conta/seguranca', { shows: copy.perguntas });
export const Visitor = story('/conta/seguranca', { shows: copy.readOnly, person: PROFESSOR_WITH_BIA });
