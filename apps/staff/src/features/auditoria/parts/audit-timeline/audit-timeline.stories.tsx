import { tabTo } from '@luneta/ui/testing/keys';
import { Sheet } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';

import { AuditTimeline } from './audit-timeline.tsx';

export default {
  title: 'staff/auditoria/AuditTimeline',
  component: AuditTimeline,
} satisfies Meta;

const TWO_ACTS: ComponentProps<typeof AuditTimeline> = {
  label: 'Auditoria',
  words: { details: 'Detalhes' },
  acts: [
    {
      id: '2',
      title: 'Deu mais tempo',
      who: 'Rosana Prado Leite · Coordenação',
      when: 'hoje às 15h02',
      dateTime: '2026-11-21T15:02:00-03:00',
      lines: ['Motivo: Queda de internet no bloco B'],
      facts: [{ term: 'minutos', value: '20' }],
      narrow: {
        label: 'Só esta pessoa',
        name: 'Ver só os atos de Rosana Prado Leite',
        onClick: () => undefined,
      },
    },
    {
      id: '1',
      title: 'Redefiniu uma senha',
      who: 'Júlia Farias Melo · Gestão de vida',
      when: 'ontem às 10h40',
      dateTime: '2026-11-20T10:40:00-03:00',
      lines: ['Aluno: Beatriz Nogueira Lima (código 1002)'],
      facts: [],
    },
  ],
};

export const Default: StoryObj<typeof AuditTimeline> = {
  args: TWO_ACTS,
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <AuditTimeline {...TWO_ACTS} />
    </Sheet>
  ),
};

/** The person, then the disclosure. */
export const Keyboard: StoryObj = {
  ...States,
  play: async () => {
    await tabTo('button', 'Ver só os atos de Rosana Prado Leite');
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('Detalhes');
  },
};
