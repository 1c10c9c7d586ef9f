import { Sheet, State } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { BrandBanner } from './brand-banner.tsx';

export default {
  title: 'student-v2/trilhas/BrandBanner',
  component: BrandBanner,
} satisfies Meta;

export const Default: StoryObj<typeof BrandBanner> = {
  args: { title: 'Maximize suas notas!', text: 'Cada fase deixa você mais perto da sua meta.' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <BrandBanner title="Maximize suas notas!" text="Cada fase deixa você mais perto da sua meta." />
      <State name="sem texto, animada">
        <BrandBanner title="Maximize suas notas!" animated />
      </State>
      <State name="longa">
        <BrandBanner
          title="Maximize suas notas em todas as matérias até dezembro!"
          text="Cada fase deixa você mais perto da sua meta, e cada estrela conta para o ranking da sua turma e da série."
        />
      </State>
    </Sheet>
  ),
};
