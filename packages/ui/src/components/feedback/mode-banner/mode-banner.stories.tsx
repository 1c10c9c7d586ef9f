import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { ModeBanner } from './mode-banner.tsx';

export default { title: 'Feedback/ModeBanner' } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <ModeBanner mode="view" label="Modo visitante">
        Visitante (apenas visualização)
      </ModeBanner>
      <ModeBanner
        mode="student"
        label="Modo aluno"
        action={
          <Button size="sm" variant="secondary">
            Sair do modo aluno
          </Button>
        }
      >
        Vendo como Marina
      </ModeBanner>
      <ModeBanner mode="offline" label="Sem conexão">
        Sem conexão
      </ModeBanner>
      <ModeBanner mode="maintenance" label="Manutenção">
        Manutenção em andamento
      </ModeBanner>
    </Sheet>
  ),
};
