import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/button.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { SaveBar, type SaveBarPlace, type SaveBarProps } from './save-bar.tsx';

export default {
  title: 'Forms/SaveBar',
  component: SaveBar,
  parameters: guide({
    use: 'Um formulário longo: se está salvo, e os botões de salvar e descartar sempre à vista.',
    do: [
      'Deixe nela um só botão cheio, que salva',
      'Diga no estado o que falta ou por que não salvou',
      'Dê um título quando ela abre a página; sem título, ponha-a no fim do formulário',
    ],
    dont: [
      'Ações de uma lista marcada: use BulkBar',
      'Dizer que salvou antes de o servidor confirmar',
      'Descartar sem perguntar: use Confirm',
    ],
    words: 'salvar barra editor formulário descartar rodapé fixo alterações save bar form',
    design: 'SecaoEditor',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;
const title = {
  title: 'Editar curso',
  subtitle: 'Biologia · Citologia · base 4821',
  backHref: '#cursos',
  backLabel: 'Voltar para os cursos',
};
const unsaved = { state: 'unsaved', stateText: '3 alterações não salvas', onSave: idle, onDiscard: idle } as const;

type Standing = Partial<Omit<SaveBarProps, keyof SaveBarPlace>>;
const Over = (props: Standing) => <SaveBar {...unsaved} {...title} {...props} />;

export const Default: StoryObj<typeof SaveBar> = {
  args: { state: 'unsaved', stateText: '3 alterações não salvas', onSave: fn(), onDiscard: fn() },
  parameters: { layout: 'padded' },
};

export const WithTitle: StoryObj<typeof SaveBar> = {
  args: { ...title, state: 'unsaved', stateText: '3 alterações não salvas', onSave: fn(), onDiscard: fn() },
};

const states = (
  <>
    <SaveBar {...unsaved} />
    <SaveBar {...unsaved} state="saving" stateText="Salvando…" />
    <SaveBar {...unsaved} state="saved" stateText="Tudo salvo" disabled />
    <SaveBar {...unsaved} state="failed" stateText="Alguém salvou enquanto você editava. Confira e salve de novo." />
    <SaveBar {...unsaved} state="offline" stateText="Sem internet. Não foi salvo." />
  </>
);

export const States: StoryObj = {
  render: () => (
    <Stack gap="e20">
      {states}
      <Over />
      <Over state="saved" stateText="Salvo 14h32" />
      <Sheet>
        <State name="nome longo, outra ação">
          <SaveBar
            {...unsaved}
            {...title}
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

/** Back, then discard, then save. */
export const Keyboard: StoryObj = {
  render: () => <Over />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Voltar para os cursos' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Descartar' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Salvar' })).toHaveFocus();
  },
};
