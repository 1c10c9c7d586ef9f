import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Checkbox } from './checkbox.tsx';

export default { title: 'Forms/Checkbox' } satisfies Meta;

const idle = () => undefined;

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Checkbox label="Lembre-se de mim." checked onChange={idle} />
      <Checkbox label="Não mostrar explicação novamente." checked={false} onChange={idle} />
      <Checkbox label="Algumas turmas" checked={false} mixed onChange={idle} />
      <Checkbox label="Selecionar Ana Amado" hideLabel checked onChange={idle} />
      <Checkbox label="Indisponível" checked disabled onChange={idle} />
    </Sheet>
  ),
};
