import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Note } from '../../feedback/note/note.tsx';
import { StickyNotices } from './sticky-notices.tsx';

export default {
  title: 'Navigation/StickyNotices',
  component: StickyNotices,
  parameters: guide({
    use: 'Avisos de uma sessão que ficam à vista enquanto a página rola.',
    do: ['Deixe só o que vale a sessão inteira, uma linha por aviso'],
    dont: ['Resultado de uma ação: use Toaster', 'Mais de dois avisos ao mesmo tempo'],
    words: 'avisos fixos topo sessão sticky rodapé',
    design: 'AvisoConexao',
    keyboard: 'none: holds notices, no control of its own',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof StickyNotices> = {
  args: { label: 'Avisos, nenhum', quiet: true, children: <div role="status" /> },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="nada a dizer">
        <StickyNotices label="Avisos, nenhum" quiet>
          <div role="status" />
        </StickyNotices>
      </State>
      <State name="dois avisos">
        <StickyNotices label="Avisos, dois">
          <Note tone="reading">Você está apenas visualizando.</Note>
          <Note
            tone="warning"
            action={
              <Button size="sm" onClick={() => undefined}>
                Continuar aqui
              </Button>
            }
          >
            A prova está aberta em outra aba deste aparelho, e só uma delas pode gravar as respostas.
          </Note>
        </StickyNotices>
      </State>
    </Sheet>
  ),
};
