import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { BackBar } from './back-bar.tsx';

export default { title: 'Navigation/BackBar' } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <BackBar
        backHref="#resultados"
        backLabel="Voltar para os resultados"
        title="2ª Avaliação – Natureza"
        subtitle="12 de novembro"
        action={<Button size="sm">Salvar</Button>}
      />
    </Sheet>
  ),
};
