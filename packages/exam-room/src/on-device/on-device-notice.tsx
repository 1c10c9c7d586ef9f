/** What the device keeps of an ended exam day, in words: what will be sent, what is not stored and why, what came late. */
import type { Resumo } from '@luneta/api-client';
import type { UnsentLine } from '@luneta/exam';
import { Button, Disclosure, Note, Stack, Text } from '@luneta/ui';

import { copy } from './copy.ts';
import type { OnDevice } from './use-on-device.ts';

export type OnDeviceNoticeProps = {
  onDevice: OnDevice;
  /** Where the numbers of the questions are read; without it they are only counted. */
  resumo?: Pick<Resumo, 'materias'> | undefined;
  /** The receipt could not be read. */
  offline?: boolean;
};

/** Stands above the receipt, or in its place while something waits. Nothing is said when all is stored. */
export function OnDeviceNotice({ onDevice, resumo, offline = false }: OnDeviceNoticeProps) {
  const { waiting, refused, late, understood } = onDevice;
  const respostas = waiting.filter(({ value }) => value.kind !== 'redacao').length;
  return (
    <Stack gap="e12">
      <div role="status">
        {waiting.length > 0 && (
          <Note tone="warning">
            <Text>{copy.waiting(respostas, respostas < waiting.length)}</Text>
            <Text>{copy.waitingNext}</Text>
          </Note>
        )}
        {onDevice.situacao === 'limpa' && offline && <Note tone="info">{copy.allSent}</Note>}
      </div>
      {refused.length > 0 && (
        <Note tone="danger" alert title={copy.refusedTitle(numerosOf(refused, resumo), hasEssay(refused))}>
          <Stack gap="e8">
            {reasonsOf(refused).map((motivo) => (
              <Text key={motivo}>{motivo}</Text>
            ))}
            <Text>{copy.refusedNext}</Text>
            {refused.map(({ value: entry }) => {
              if (entry.kind === 'redacao')
                return <OwnText key="redacao" label={copy.seeText} texto={entry.texto_redacao} />;
              if (entry.kind === 'resposta') return null;
              const { turma_avaliacao_questao_resposta_id: id, texto_resposta } = entry;
              return <OwnText key={id} label={copy.seeAnswer(numeroOf(id, resumo))} texto={texto_resposta} />;
            })}
          </Stack>
        </Note>
      )}
      {late.length > 0 && (
        <Note
          tone="warning"
          title={copy.lateTitle(numerosOf(late, resumo), hasEssay(late))}
          action={
            <Button size="sm" variant="secondary" onClick={understood}>
              {copy.understood}
            </Button>
          }
        >
          {copy.lateNext}
        </Note>
      )}
    </Stack>
  );
}

/** The text that only this device has, to be copied. */
function OwnText({ label, texto }: { label: string; texto: string }) {
  return (
    <Disclosure label={label}>
      {texto.split('\n').map((line, n) => (
        <Text key={n}>{line}</Text>
      ))}
    </Disclosure>
  );
}

const hasEssay = (lines: readonly UnsentLine[]) => lines.some(({ value }) => value.kind === 'redacao');
const reasonsOf = (lines: readonly UnsentLine[]) => [
  ...new Set(lines.flatMap(({ recusa: motivo }) => (motivo === null ? [] : [motivo.recusa.mensagem]))),
];

function numerosOf(lines: readonly UnsentLine[], resumo: OnDeviceNoticeProps['resumo']): (number | null)[] {
  return lines
    .flatMap(({ value }) => (value.kind === 'redacao' ? [] : [value.turma_avaliacao_questao_resposta_id]))
    .map((id) => numeroOf(id, resumo))
    .sort((a, b) => (a ?? 0) - (b ?? 0));
}

function numeroOf(id: number, resumo: OnDeviceNoticeProps['resumo']): number | null {
  const itens = resumo?.materias.flatMap((materia) => materia.itens) ?? [];
  return itens.find((item) => item.turma_avaliacao_questao_resposta_id === id)?.numero ?? null;
}
