/** The fields of a student, the same when somebody is entered and when it is mended. */
import type { FormKit } from '@luneta/app-shell/form';
import { calendarDay } from '@luneta/domain';
import { DateField, TextInput } from '@luneta/ui';

import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy } from './copy.ts';
import type { Valores } from './valores.ts';

const MAX = { nome: 200, email: 254, id_externo: 100 };

export function Campos({ form }: { form: Pick<FormKit<Valores>, 'field'> }) {
  const { nowMs, zone } = useRelogio();
  return (
    <>
      <TextInput label={copy.nome} prose maxLength={MAX.nome} {...form.field('nome')} />
      <DateField
        label={copy.nascimento}
        help={copy.nascimentoHelp}
        max={calendarDay(nowMs, zone)}
        {...form.field('data_nascimento')}
      />
      <TextInput
        label={copy.email}
        help={copy.optional}
        type="email"
        autoComplete="off"
        maxLength={MAX.email}
        {...form.field('email')}
      />
      <TextInput
        label={copy.idExterno}
        help={copy.idExternoHelp}
        maxLength={MAX.id_externo}
        {...form.field('id_externo')}
      />
    </>
  );
}
