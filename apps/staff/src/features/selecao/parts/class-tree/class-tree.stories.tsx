import { Heading } from '@luneta/ui';
import { Sheet, State } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { ClassTree, ClassTreeLoading } from './class-tree.tsx';
import { sampleTree } from './sample.ts';

export default {
  title: 'staff/selecao/ClassTree',
  component: ClassTree,
} satisfies Meta;

const idle = () => undefined;
const tree = (
  <>
    <Heading>Escolher na lista</Heading>
    <ClassTree campuses={sampleTree} onPick={idle} peopleLabel="Alunos" emptyText="Esta turma ainda não tem alunos." />
  </>
);
const open = async (...names: readonly string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
};

export const Default: StoryObj<typeof ClassTree> = {
  args: { campuses: sampleTree, onPick: fn(), peopleLabel: 'Alunos', emptyText: 'Esta turma ainda não tem alunos.' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {tree}
      <State name="carregando">
        <ClassTreeLoading label="Carregando turmas" />
      </State>
    </Sheet>
  ),
};
export const Open: StoryObj = {
  render: () => <Sheet>{tree}</Sheet>,
  play: () => open('Centro', '2ª Série', '2B · Manhã 3 alunos', '2C · Tarde 0 alunos'),
};

/** Tab and Enter open step by step, down to a link. */
export const Keyboard: StoryObj = {
  render: () => <Sheet>{tree}</Sheet>,
  play: async () => {
    for (const step of ['Centro', '2ª Série', '2B · Manhã 3 alunos']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: step })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Ana Amado 21000' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Cecília Couto 21001' })).toHaveFocus();
  },
};
