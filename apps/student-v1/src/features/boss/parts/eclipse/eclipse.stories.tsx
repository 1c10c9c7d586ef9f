import { Breu } from '@luneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Eclipse } from './eclipse.tsx';

const meta = {
  title: 'student-v1/boss/Eclipse',
  component: Eclipse,
} satisfies Meta<typeof Eclipse>;
export default meta;

export const Default: StoryObj<typeof meta> = { args: { children: <Breu energy={1} size={200} /> } };
