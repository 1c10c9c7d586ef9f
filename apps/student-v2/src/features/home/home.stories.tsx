import { buildConta } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';

export default { title: 'student-v2/home' } satisfies Meta;

export const Loaded = story('/home', { shows: '3ª Série · Turma 3A · Manhã' });
export const OneClassNoSocialName = story('/home', {
  shows: 'Wilhelmina',
  conta: buildConta({ nome: 'Wilhelmina Nogueira Lima', nome_social: null, turmas: [], avatar_code: 33 }),
});
