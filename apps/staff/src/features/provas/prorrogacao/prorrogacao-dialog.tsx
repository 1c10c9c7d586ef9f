/** More time for a student, a class or a school: what will change is said before, what changed after (decisions 91, 119). */
import { errorMessage } from '@luneta/app-shell';
import {
  Button,
  Checkbox,
  DateTimeField,
  Dialog,
  Note,
  PersonName,
  Segments,
  Stack,
  Text,
  TextInput,
} from '@luneta/ui';
import { Timer } from '@luneta/ui/icons';
import { useState } from 'react';

import { useOutroHorario } from '../../../fuso/use-outro-horario.ts';
import { MotivoField } from '../../../ato/motivo-field.tsx';
import { motivoError } from '../../../ato/motivo.ts';
import { copy as words } from '../copy.ts';
import { useTempo } from '../tempo.ts';
import { copy } from './copy.ts';
import { INICIAIS, minutosDe, pedidoDe, quedaDe, type Alvo, type Campos, type SoNaProva } from './pedido.ts';
import { Previa } from './previa.tsx';
import { useProrrogacao } from './use-prorrogacao.ts';

export type ProrrogacaoDialogProps = { alvo: Alvo; prova: SoNaProva | null; onClose: () => void };

const TITLES = { aluno: copy.titleAluno, turma: copy.titleTurma, escola: copy.titleEscola } as const;

export function ProrrogacaoDialog({ alvo, prova, onClose }: ProrrogacaoDialogProps) {
  const { fuso } = useTempo();
  const [campos, setCampos] = useState<Campos>(INICIAIS);
  const [motivo, setMotivo] = useState('');
  const [tried, setTried] = useState(false);
  const pedido = pedidoDe(alvo, prova, campos, fuso);
  const { previa, act, send } = useProrrogacao(pedido);
  const minutos = minutosDe(campos);
  const submit = () => {
    setTried(true);
    if (pedido && motivoError(motivo) === undefined) send(motivo.trim());
  };
  if (act.isSuccess)
    return (
      <Dialog open onClose={onClose} title={copy.doneTitle} footer={<Button onClick={onClose}>{words.close}</Button>}>
        <Note tone="success" alert>
          {copy.done(words.alunos(act.data.qtde_alunos), act.data.minutos)}
        </Note>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={<PersonName in={TITLES[alvo.escopo](alvo.nome)}>{alvo.nome}</PersonName>}
      description={prova ? copy.prova(prova.descricao) : copy.todas}
      error={act.isError ? errorMessage(act.error) : undefined}
      footer={
        <>
          <Button icon={Timer} busy={act.isPending} onClick={submit}>
            {copy.confirm(minutos ?? 0)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <Stack gap="e16">
        <Minutos campos={campos} setCampos={setCampos} tried={tried} />
        {alvo.escopo !== 'aluno' && <Quando campos={campos} setCampos={setCampos} tried={tried} />}
        <MotivoField value={motivo} onChange={setMotivo} tried={tried} />
        {previa && <Previa previa={previa} />}
        <Text look="small" tone="muted">
          {copy.final}
        </Text>
      </Stack>
    </Dialog>
  );
}

type Part = { campos: Campos; setCampos: (campos: Campos) => void; tried: boolean };

function Minutos({ campos, setCampos, tried }: Part) {
  return (
    <>
      <Segments
        legend={copy.minutes}
        showLegend
        value={campos.minutos}
        options={[
          ...(['5', '10', '15'] as const).map((value) => ({ value, label: copy.plus(Number(value)) })),
          { value: 'outro' as const, label: copy.other },
        ]}
        onChange={(minutos) => setCampos({ ...campos, minutos })}
      />
      {campos.minutos === 'outro' && (
        <TextInput
          label={copy.otherLabel}
          help={copy.otherHelp}
          inputMode="numeric"
          maxLength={5}
          value={campos.outro}
          onChange={(outro) => setCampos({ ...campos, outro })}
          error={tried && minutosDe(campos) === null ? copy.otherError : undefined}
        />
      )}
    </>
  );
}

function Quando({ campos, setCampos, tried }: Part) {
  const { fuso } = useTempo();
  const outro = useOutroHorario();
  const wrong = tried && campos.quando === 'queda' && quedaDe(campos, fuso) === null;
  return (
    <Stack gap="e12">
      <Segments
        legend={copy.when}
        showLegend
        value={campos.quando}
        options={[
          { value: 'agora' as const, label: copy.now },
          { value: 'queda' as const, label: copy.outage },
        ]}
        onChange={(quando) => setCampos({ ...campos, quando })}
      />
      <Text look="small" tone="muted">
        {campos.quando === 'agora' ? copy.nowText : copy.outageText}
      </Text>
      {campos.quando === 'queda' && (
        <>
          <DateTimeField
            label={copy.from}
            help={outro ?? copy.clock}
            value={campos.inicio}
            onChange={(inicio) => setCampos({ ...campos, inicio })}
          />
          <DateTimeField
            label={copy.to}
            value={campos.fim}
            onChange={(fim) => setCampos({ ...campos, fim })}
            error={wrong ? copy.outageError : undefined}
          />
        </>
      )}
      <Checkbox
        label={copy.roadmaps}
        checked={campos.roteiros}
        onChange={(roteiros) => setCampos({ ...campos, roteiros })}
      />
    </Stack>
  );
}
