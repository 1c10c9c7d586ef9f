import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { Button } from '../../actions/button/button.tsx';
import { Badge } from '../../feedback/badge/badge.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { Content } from '../../foundations/layout/layout.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Wizard } from './wizard.tsx';

const steps = ['Arquivo', 'Colunas', 'Conferência', 'Aplicar'] as const;

export default {
  title: 'Staff/Wizard',
  component: Wizard,
  args: {
    title: 'Importar alunos',
    detail: 'matriculas_2027.csv · 412 linhas',
    closeHref: '#importacoes',
    closeLabel: 'Fechar e voltar às importações',
    status: <Badge tone="info">Nada foi gravado</Badge>,
    steps,
    current: 2,
    onChange: fn(),
    children: (
      <Card>
        <Text>O que se faz nesta etapa.</Text>
      </Card>
    ),
    note: 'A turma 7C não existe.',
    actions: (
      <>
        <Button size="sm">Conferir 412 linhas</Button>
        <Button size="sm" variant="secondary">
          Voltar
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Content width="staff" fills>
        <Story />
      </Content>
    ),
  ],
  parameters: {
    ...guide({
      use: 'Um trabalho longo em duas a seis etapas, uma por tela, que só vale no fim.',
      do: [
        'Diga no botão o que vai acontecer: “Aplicar 352 mudanças”',
        'Guarde cada etapa, para continuar depois',
        'Deixe voltar às etapas feitas',
      ],
      dont: ['Um formulário curto: use Dialog', 'Partes em qualquer ordem: use RouteTabs'],
      words: 'assistente etapas passo a passo importar nova prova virar o ano wizard stepper frame',
      design: 'WizardFrame',
      keyboard: 'story',
    }),
    ...ownFrame,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Wizard>;

type Story = StoryObj<typeof Wizard>;
export const Default: Story = {};
/** A step with something to mend is red in the bar. */
export const Missed: Story = { args: { current: 4, missed: [3] } };

const Whole = () => {
  const [current, setCurrent] = useState(1);
  return (
    <Wizard
      title="Importar alunos"
      closeHref="#importacoes"
      closeLabel="Fechar e voltar às importações"
      steps={steps}
      current={current}
      onChange={setCurrent}
      actions={
        <>
          <Button size="sm" onClick={() => setCurrent(current + 1)}>
            Continuar
          </Button>
          {current > 1 && (
            <Button size="sm" variant="secondary" onClick={() => setCurrent(current - 1)}>
              Voltar
            </Button>
          )}
        </>
      }
    >
      <Text>{`Conteúdo da etapa ${current}.`}</Text>
    </Wizard>
  );
};

/** Enter goes on; the focus moves to the heading of the step, so that it is read first. */
export const Keyboard: Story = {
  render: () => <Whole />,
  play: async () => {
    screen.getByRole('button', { name: 'Continuar' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('heading', { level: 2, name: 'Colunas' })).toHaveFocus();
    screen.getByRole('button', { name: 'Voltar' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('heading', { level: 2, name: 'Arquivo' })).toHaveFocus();
  },
};
