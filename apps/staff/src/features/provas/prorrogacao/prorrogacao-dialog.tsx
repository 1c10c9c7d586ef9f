/** More time for a student, a class or a school: what will change is said before, what changed after (decisions 91, 119). */
import { FormDialog, useForm, type FormKit } from '@luneta/app-shell/form';
import {
  Button,
  Checkbox,
  DateTimeField,
  Dialog,
  Note,
  NumberField,
  PersonName,
  Segments,
  Stack,
  Text,
} from '@luneta/ui';
import { Timer } from '@luneta/ui/icons';

import { useOutroHorario } from '../../../shared/fuso/use-outro-horario.ts';
import { MotivoField } from '../../../shared/ato/motivo-field.tsx';
import { motivoError } from '../../../shared/ato/motivo.ts';
import { copy as words } from '../copy.ts';
import { useTempo } from '../tempo.ts';
import { copy } from './copy.ts';
import {
  INICIAIS,
  MAX_MINUTOS,
  minutosDe,
  pedidoDe,
  quedaDe,
  type Alvo,
  type Campos,
  type SoNaProva,
} from './pedido.ts';
import { Previa } from './previa.tsx';
import { usePrevia, useProrrogacao } from './use-prorrogacao.ts';

export type ProrrogacaoDialogProps = { alvo: Alvo; prova: SoNaProva | null; onClose: () => void };

const TITLES = { aluno: copy.titleAluno, turma: copy.titleTurma, escola: copy.titleEscola } as const;

export function ProrrogacaoDialog({ alvo, prova, onClose }: ProrrogacaoDialogProps) {
  const { fuso } = useTempo();
  const { act, send } = useProrrogacao();
  const form = useForm({
    values: VALORES,
    toRequest: (values) => values,
    check: (values) => ({
      outro: minutosDe(values) === null ? copy.otherError : undefined,
      fim: values.quando === 'queda' && quedaDe(values, fuso) === null ? copy.outageError : undefined,
      motivo: motivoError(values.motivo),
    }),
    send: async ({ motivo, ...campos }: Valores) => {
      const pedido = pedidoDe(alvo, prova, campos, fuso);
      if (pedido) await send(pedido, motivo.trim());
    },
    stood: (_, sent) => sent,
  });
  const { motivo: _motivo, ...campos } = form.values;
  const previa = usePrevia(pedidoDe(alvo, prova, campos, fuso));
  if (act.isSuccess)
    return (
      <Dialog open onClose={onClose} title={copy.doneTitle} footer={<Button onClick={onClose}>{words.close}</Button>}>
        <Note tone="success" alert>
          {copy.done(words.alunos(act.data.qtde_alunos), act.data.minutos)}
        </Note>
      </Dialog>
    );
  return (
    <FormDialog
      of={form}
      title={<PersonName in={TITLES[alvo.escopo](alvo.nome)}>{alvo.nome}</PersonName>}
      description={prova ? copy.prova(prova.descricao) : copy.todas}
      confirmLabel={copy.confirm(minutosDe(campos))}
      confirmIcon={Timer}
      onClose={onClose}
    >
      <Minutos form={form} />
      {alvo.escopo !== 'aluno' && <Quando form={form} />}
      <MotivoField {...form.field('motivo')} />
      {previa && <Previa previa={previa} />}
      <Text look="small" tone="muted">
        {copy.final}
      </Text>
    </FormDialog>
  );
}

type Valores = Campos & { motivo: string };
const VALORES: Valores = { ...INICIAIS, motivo: '' };
type Part = { form: FormKit<Valores> };

function Minutos({ form }: Part) {
  const { minutos } = form.values;
  return (
    <>
      <Segments
        legend={copy.minutes}
        showLegend
        value={minutos}
        options={[
          ...(['5', '10', '15'] as const).map((value) => ({ value, label: copy.plus(Number(value)) })),
          { value: 'outro' as const, label: copy.other },
        ]}
        onChange={(value) => form.set({ minutos: value })}
      />
      {minutos === 'outro' && (
        <NumberField label={copy.otherLabel} help={copy.otherHelp} min={1} max={MAX_MINUTOS} {...form.field('outro')} />
      )}
    </>
  );
}

function Quando({ form }: Part) {
  const outro = useOutroHorario();
  const { quando } = form.values;
  return (
    <Stack gap="e12">
      <Segments
        legend={copy.when}
        showLegend
        value={quando}
        options={[
          { value: 'agora' as const, label: copy.now },
          { value: 'queda' as const, label: copy.outage },
        ]}
        onChange={(value) => form.set({ quando: value })}
      />
      <Text look="small" tone="muted">
        {quando === 'agora' ? copy.nowText : copy.outageText}
      </Text>
      {quando === 'queda' && (
        <>
          <DateTimeField label={copy.from} help={outro ?? copy.clock} {...form.field('inicio')} />
          <DateTimeField label={copy.to} {...form.field('fim')} />
        </>
      )}
      <Checkbox label={copy.roadmaps} {...form.toggle('roteiros')} />
    </Stack>
  );
}
