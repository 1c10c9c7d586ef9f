import type { Meta } from '@storybook/react-vite';

import { staff } from '../../testing/people.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/inicio' } satisfies Meta;

const person = staff('diretor');

export const Default = story('/inicio', { person, shows: 'Criar turmas' });
export const Waiting = story('/inicio', {
  person,
  arrange: (server) => void server.hold('getPrimeirosPassos'),
  shows: 'Carregando os primeiros passos',
});
export const Failed = story('/inicio', {
  person,
  arrange: (server) => server.fail('getPrimeirosPassos', 500),
  shows: 'Tentar de novo',
});
