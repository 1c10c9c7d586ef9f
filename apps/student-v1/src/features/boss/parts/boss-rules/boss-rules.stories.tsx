import { Sheet, State } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { BossRules } from './boss-rules.tsx';

export default {
  title: 'student-v1/boss/BossRules',
  component: BossRules,
} satisfies Meta;

export const Default: StoryObj<typeof BossRules> = {
  args: {
    label: 'Regras do Boss',
    time: { title: 'Você tem 20 min', text: 'O tempo começa quando você atacar.' },
    leaving: { title: 'Se sair, acaba', text: 'Sair encerra a tentativa na hora.' },
    attempt: { title: 'Uma tentativa só', text: 'Respire fundo e escolha a hora certa.' },
    review: { title: 'Depois, só revisão', text: 'Você poderá rever as questões, sem responder de novo.' },
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <BossRules
        label="Regras do Boss"
        time={{ title: 'Você tem 20 min', text: 'O tempo começa quando você atacar.' }}
        leaving={{ title: 'Se sair, acaba', text: 'Sair encerra a tentativa na hora.' }}
        attempt={{ title: 'Uma tentativa só', text: 'Respire fundo e escolha a hora certa.' }}
        review={{ title: 'Depois, só revisão', text: 'Você poderá rever as questões, sem responder de novo.' }}
      />
      <State name="só os títulos">
        <BossRules
          label="Regras curtas"
          time={{ title: 'Você tem 20 min' }}
          leaving={{ title: 'Sair encerra a tentativa na hora' }}
          attempt={{ title: 'Uma tentativa só' }}
          review={{ title: 'Depois, só revisão' }}
        />
      </State>
    </Sheet>
  ),
};
