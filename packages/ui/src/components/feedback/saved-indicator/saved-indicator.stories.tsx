import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { ConnectionNotice } from '../connection-notice/connection-notice.tsx';
import { SavedIndicator } from './saved-indicator.tsx';

export default {
  title: 'Feedback/SavedIndicator',
  component: SavedIndicator,
  parameters: guide({
    use: 'Dizer sem que perguntem se o trabalho está salvo.',
    do: ['Ponha sempre no mesmo lugar, perto do que se escreve'],
    dont: ['Um aviso que some: use Toaster', 'Dizer que salvou antes de o servidor confirmar'],
    words: 'salvo salvando nuvem sem internet autosave saved cloud automático automaticamente rascunho',
    design: 'IndicadorSalvo',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof SavedIndicator> = {
  args: { state: 'saving', text: 'Salvando…' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <SavedIndicator state="saving" text="Salvando…" />
      <SavedIndicator state="saved" text="Salvo 14h32" />
      <SavedIndicator state="unsaved" text="Não salvo" />
      <SavedIndicator state="failed" text="Não foi salvo" />
      <SavedIndicator state="offline" text="Sem internet" />
      <State name="ConnectionNotice">
        <ConnectionNotice state="offline" text="Sem internet. Suas respostas ficam guardadas neste aparelho." />
        <ConnectionNotice state="back" text="A internet voltou. Suas respostas foram enviadas." />
      </State>
    </Sheet>
  ),
};
