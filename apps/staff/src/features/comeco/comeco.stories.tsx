import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';

export default { title: 'staff/comeco' } satisfies Meta;

export const Default = story('/primeiro_acesso', { person: null, shows: 'Criar escola e entrar' });
export const Over = story('/primeiro_acesso', {
  person: null,
  arrange: (server) => server.fail('getInstalacao', 404),
  shows: 'Esta escola já começou',
});
