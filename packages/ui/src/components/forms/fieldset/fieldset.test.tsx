import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextInput } from '../text-input/text-input.tsx';
import { Fieldset } from './fieldset.tsx';

const field = <TextInput label="Nome" value="" onChange={() => undefined} />;

it.each([
  ['nothing', {}, ''],
  ['help', { help: 'Um por linha.' }, 'Um por linha.'],
  ['help and error', { help: 'Um por linha.', error: 'Falta um.' }, 'Um por linha. Falta um.'],
])('is named by its legend, shown or not, and described by %s', async (_name, props, description) => {
  for (const hideLegend of [false, true]) {
    const screen = await render(
      <Fieldset legend="Responsável" hideLegend={hideLegend} {...props}>
        {field}
      </Fieldset>,
    );
    await expect.element(screen.getByRole('group', { name: 'Responsável' })).toHaveAccessibleDescription(description);
    await screen.unmount();
  }
});

it('disables all of its controls', async () => {
  const screen = await render(
    <Fieldset legend="Responsável" disabled>
      {field}
    </Fieldset>,
  );
  await expect.element(screen.getByLabelText('Nome')).toBeDisabled();
});
