import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';

export default {
  title: 'Editor/SaveBar',
  component: SaveBar,
  parameters: guide({
    use: 'O título do que se edita, se está salvo, e o botão de salvar.',
    do: ['Deixe nela um só botão cheio, que salva'],
    dont: ['Ações de uma lista marcada: use BulkBar', 'Dizer que salvou antes de o servidor confirmar'],
    words: 'salvar barra editor save bar',
    design: 'SecaoEditor',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;
const Bar = (props: Partial<SaveBarProps>) => (
  <SaveBar
    title="Editar curso"
    subtitle="Biologia · Citologia · base 4821"
    backHref="#cursos"
    backLabel="Voltar para os cursos"
    state="unsaved"
    stateText="Alterações não salvas"
    onSave={idle}
    saveLabel="Salvar"
    {...props}
  />
);

export const Default: StoryObj<typeof SaveBar> = {
  args: {
    title: 'Editar curso',
    subtitle: 'Biologia · Citologia · base 4821',
    backHref: '#cursos',
    backLabel: 'Voltar para os cursos',
    state: 'unsaved',
    stateText: 'Alterações não salvas',
    onSave: fn(),
    saveLabel: 'Salvar',
  },
};

export const States: StoryObj = {
  render: () => (
    <Stack gap="e20">
      <Bar />
      <Bar state="saving" stateText="Salvando…" saving />
      <Bar state="saved" stateText="Salvo com sucesso" />
      <Bar state="offline" stateText="Sem internet. Dá para salvar quando ela voltar." notYet />
      <Sheet>
        <State name="nome longo, outra ação">
          <Bar
            title="Fundamentos de citologia, histologia e fisiologia comparada dos vertebrados terrestres"
            actions={
              <Button size="sm" variant="secondary">
                Publicar
              </Button>
            }
          />
        </State>
      </Sheet>
    </Stack>
  ),
};

/** Back, then save. */
export const Keyboard: StoryObj = {
  render: () => <Bar />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Voltar para os cursos' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Salvar' })).toHaveFocus();
  },
};
