import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { CirclePlay } from '../../../icons.ts';
import { Button } from '../../actions/button/button.tsx';
import { ComboLine } from '../combo-line/combo-line.tsx';
import { AnswerSheet, type AnswerSheetProps } from './answer-sheet.tsx';

export default {
  title: 'Game/AnswerSheet',
  component: AnswerSheet,
  parameters: {
    ...guide({
      use: 'Dizer se a resposta está certa e o que fazer agora.',
      do: ['Diga o resultado, depois o próximo passo'],
      dont: ['Em uma prova: lá o gabarito sai depois'],
      words: 'acertou errou resposta folha feedback sheet parabéns certo explicação perdeu vida',
      design: 'FolhaResposta',
      keyboard: 'story',
    }),
    ...ownFrame,
  },
} satisfies Meta;

type Given = Omit<AnswerSheetProps, 'open' | 'onContinue' | 'continueLabel'>;

const html = '<p>A velocidade média é a distância dividida pelo tempo: 180 km ÷ 2,5 h = <strong>72 km/h</strong>.</p>';
const comment = { label: 'Comentário da questão', html };
const idle = () => undefined;

const right: Given = { result: 'right', title: 'Resposta certa!', moedas: 20, comment };
const inARow: Given = {
  ...right,
  said: 'Resposta certa!',
  title: 'Boa leitura!',
  text: 'Na 1ª tentativa.',
  mood: 'comemorando',
  combo: <ComboLine seguidos={4} title="4 acertos seguidos" text="Questões 4, 5, 6 e 7" />,
};
const inPlan: Given = { ...right, moedas: 40, doubled: true };
const wrongFirst: Given = {
  result: 'wrong',
  title: 'Você perdeu uma vida...',
  text: 'Errar faz parte da viagem. Que tal tentar de novo?',
  lifeLost: true,
  vidas: 3,
  ways: [
    { label: 'Tentar novamente', onClick: idle },
    { label: 'Estudar mais', onClick: idle, icon: CirclePlay },
  ],
};
const wrongLater: Given = {
  result: 'wrong',
  title: 'Você perdeu uma vida...',
  text: 'A explicação abaixo ajuda na próxima.',
  lifeLost: true,
  note: 'Suas vidas serão atualizadas quando a conexão voltar.',
  comment: { ...comment, html: html.repeat(12) },
};
const withoutLives: Given = { result: 'wrong', title: 'Resposta errada', text: 'Veja a explicação.', comment };
const noneLeft: Given = {
  result: 'wrong',
  title: 'Você perdeu uma vida...',
  text: 'Suas vidas acabaram por enquanto.',
  lifeLost: true,
  ways: [{ label: 'COMPRAR VIDAS', onClick: idle }],
};
const visitor: Given = { result: 'right', title: 'Resposta certa!', text: 'Você está apenas visualizando.', comment };

const Opened = ({ name, given, at = false }: { name: string; given: Given; at?: boolean }) => {
  const [open, setOpen] = useState(at);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <AnswerSheet {...given} open={open} continueLabel="CONTINUAR" onContinue={() => setOpen(false)} />
    </>
  );
};

export const Default: StoryObj<typeof AnswerSheet> = {
  args: { ...right, open: true, continueLabel: 'CONTINUAR', onContinue: fn() },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Opened name="Acertou" given={right} />
      <Opened name="Acertou no plano de ação" given={inPlan} />
      <Opened name="Errou na primeira vez" given={wrongFirst} />
      <Opened name="Errou de novo, comentário longo" given={wrongLater} />
      <Opened name="Errou, versão sem vidas" given={withoutLives} />
      <Opened name="Errou, última vida" given={noneLeft} />
      <Opened name="Visitante" given={visitor} />
    </Sheet>
  ),
};

export const Right: StoryObj = { render: () => <Opened at name="Abrir" given={inPlan} /> };
export const InARow: StoryObj = { render: () => <Opened at name="Abrir" given={inARow} /> };
export const WrongFirst: StoryObj = { render: () => <Opened at name="Abrir" given={wrongFirst} /> };
export const WrongLater: StoryObj = { render: () => <Opened at name="Abrir" given={wrongLater} /> };
export const WithoutLives: StoryObj = { render: () => <Opened at name="Abrir" given={withoutLives} /> };

/** The result has the focus, then the buttons, the main one first. */
export const Keyboard: StoryObj = {
  render: () => <Opened name="RESPONDER" given={wrongFirst} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'RESPONDER' }));
    await expect(screen.getByRole('heading', { name: 'Você perdeu uma vida...' })).toHaveFocus();
    for (const name of ['Tentar novamente', 'Estudar mais', 'CONTINUAR']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
  },
};
