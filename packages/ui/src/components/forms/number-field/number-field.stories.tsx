import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

export default {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Dias de validade', help: 'De 1 a 30.', value: '15', min: 1, max: 30, onChange: fn() },
  parameters: guide({
    use: 'Um número inteiro com mínimo e máximo, como minutos ou dias.',
    do: ['Diga na ajuda o mínimo e o máximo', 'Ponha a unidade no rótulo'],
    dont: ['Notas com vírgula: use TextInput', 'Poucos valores certos: use Segments'],
    words: 'número quantidade minutos dias meses inteiro contador number spinbutton',
    design: 'CampoNumero',
    keyboard: 'story',
  }),
} satisfies Meta<typeof NumberField>;

type Story = StoryObj<typeof NumberField>;
export const Default: Story = {};
export const Wrong: Story = { args: { value: '2,5', error: 'Use um número inteiro de 1 a 30.' } };
export const ReadOnly: Story = { args: { readOnly: true } };

const Typed = (props: NumberFieldProps) => {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onChange={setValue} />;
};

/** The arrows go one up or down, and not past the bounds. */
export const Keyboard: Story = {
  args: { value: '29' },
  render: (args) => <Typed {...args} />,
  play: async () => {
    const field = screen.getByRole('spinbutton', { name: 'Dias de validade' });
    await userEvent.type(field, '{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('30');
    await userEvent.type(field, '{ArrowDown}');
    await expect(field).toHaveAttribute('aria-valuenow', '29');
    await userEvent.clear(field);
    await userEvent.type(field, '{ArrowDown}');
    await expect(field).toHaveValue('1');
  },
};
