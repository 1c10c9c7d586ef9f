import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { CornerSheet } from './corner-sheet.tsx';

export default { title: 'Overlays/CornerSheet' } satisfies Meta;

const idle = () => undefined;

export const Content: StoryObj = {
  render: () => (
    <CornerSheet open onClose={idle} title="Sua opinião">
      <p>Uma pergunta curta.</p>
      <Button>Enviar</Button>
    </CornerSheet>
  ),
};

export const Full: StoryObj = {
  render: () => (
    <CornerSheet open onClose={idle} title="Fale conosco" height="full" takesFocus>
      <p>Os canais da escola.</p>
    </CornerSheet>
  ),
};
