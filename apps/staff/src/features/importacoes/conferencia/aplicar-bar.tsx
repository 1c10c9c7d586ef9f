/** The buttons at the foot, and the question before many lose their access. */
import type { GestaoImportacaoResumo } from '@luneta/api-client';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { Button, NumberField, Text } from '@luneta/ui';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { mudancasDe } from '../contas.ts';
import { copy } from '../copy.ts';
import type { Aplicar } from './use-aplicar.tsx';

type AplicarBarProps = { of: Aplicar; resumo: GestaoImportacaoResumo; onBack: (() => void) | undefined };

export function AplicarBar({ of, resumo, onBack }: AplicarBarProps) {
  const may = useMayCall()('applyImportacao');
  const changes = mudancasDe(resumo);
  return (
    <>
      {may && (
        <Button
          size="sm"
          busy={of.busy}
          disabledReason={changes === 0 ? { inLabel: true } : undefined}
          onClick={of.start}
        >
          {copy.aplicar(changes)}
        </Button>
      )}
      {onBack && (
        <Button size="sm" variant="secondary" onClick={onBack}>
          {copy.back}
        </Button>
      )}
      {of.asking !== null && <Confirmacao count={of.asking} of={of} />}
    </>
  );
}

function Confirmacao({ count, of }: { count: number; of: Aplicar }) {
  const form = useForm({
    values: { confirmacao: '' },
    toRequest: ({ confirmacao }) => Number(confirmacao),
    check: ({ confirmacao }) => ({
      confirmacao: Number(confirmacao) === count ? undefined : copy.confirmWrong(count),
    }),
    send: async (confirmacao: number) => of.confirm(confirmacao),
  });
  return (
    <FormDialog of={form} danger title={copy.confirmTitle(count)} confirmLabel={copy.desligar} onClose={of.cancel}>
      <Text>{copy.confirmText(count)}</Text>
      <NumberField label={copy.confirmLabel} min={1} max={1_000_000} {...form.field('confirmacao')} />
    </FormDialog>
  );
}
