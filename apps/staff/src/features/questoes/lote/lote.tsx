/** What can be done with the questions that are ticked. Each has its own result: what one refuses stops no other. */
import type { GestaoQuestao, QuestaoLoteRequest, QuestaoLoteResultado } from '@luneta/api-client';
import { createQuestaoLoteMutation } from '@luneta/api-client/gestao-questoes-escrita';
import { errorMessage, lazyPart, useServices } from '@luneta/app-shell';
import { BulkBar, Button, Confirm, Dialog, Stack, Text, useToast, type RowKey } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from '../copy.ts';
import { copy as exportWords } from '../exportar/copy.ts';
import type { ExportarProps } from '../exportar/exportar.tsx';
import type { PedidoProps } from './pedidos.tsx';

/** Few visits ask for one, and it brings a list that is searched by typing. */
const Etiquetar = lazyPart<PedidoProps>(async () => (await import('./pedidos.tsx')).Etiquetar);
const Classificar = lazyPart<PedidoProps>(async () => (await import('./pedidos.tsx')).Classificar);

const Exportar = lazyPart<ExportarProps>(async () => (await import('../exportar/exportar.tsx')).Exportar);

const words = copy.lote;
/** Questions in one file at most. */
const MAX_EXPORT = 2000;
type Ato = 'exportar' | 'etiquetar' | 'classificar' | 'aprovar' | 'arquivar';
export type Pedido = Omit<QuestaoLoteRequest, 'ids' | 'params'>;

export type LoteProps = {
  selected: ReadonlySet<RowKey>;
  questoes: readonly GestaoQuestao[];
  onClear: () => void;
};

export function Lote({ selected, questoes, onClear }: LoteProps) {
  const { api } = useServices();
  const toast = useToast();
  const may = useMayCall();
  const lote = useMutation(createQuestaoLoteMutation(api));
  const [ato, setAto] = useState<Ato | null>(null);
  const [recusadas, setRecusadas] = useState<readonly QuestaoLoteResultado[] | null>(null);
  const [feitas, setFeitas] = useState(0);
  const ids = [...selected].map(Number).slice(0, 200);
  const n = ids.length;
  const exported = [...selected].map(Number).slice(0, MAX_EXPORT);

  const send = async (pedido: Pedido) => {
    const { resultados } = await lote.mutateAsync({ ids, ...pedido });
    const refused = resultados.filter(({ resultado }) => resultado === 'recusado');
    const done = resultados.length - refused.length;
    setAto(null);
    setFeitas(done);
    if (refused.length > 0) setRecusadas(refused);
    else {
      toast.show({ tone: 'success', text: words.done(done) });
      onClear();
    }
  };
  const close = () => {
    lote.reset();
    setAto(null);
  };
  const confirm = (acao: 'aprovar' | 'arquivar') => void send({ acao }).catch(() => undefined);
  const codigoOf = (id: number) =>
    questoes.find(({ banco_questao_id }) => banco_questao_id === id)?.codigo ?? String(id);
  const asking = ato === 'arquivar' ? 'arquivar' : 'aprovar';
  return (
    <>
      <BulkBar label={words.label} count={words.count(n)} onClear={onClear}>
        <Button size="sm" variant="secondary" onClick={() => setAto('etiquetar')}>
          {words.etiquetar}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setAto('classificar')}>
          {words.classificar}
        </Button>
        {may('createExportacaoQuestoes') && (
          <Button size="sm" variant="secondary" onClick={() => setAto('exportar')}>
            {exportWords.open}
          </Button>
        )}
        <Button size="sm" onClick={() => setAto('aprovar')}>
          {words.aprovar}
        </Button>
        <Button size="sm" variant="danger" onClick={() => setAto('arquivar')}>
          {words.arquivar}
        </Button>
      </BulkBar>
      {ato === 'etiquetar' && <Etiquetar n={n} send={send} onClose={close} />}
      {ato === 'classificar' && <Classificar n={n} send={send} onClose={close} />}
      {ato === 'exportar' && (
        <Exportar title={exportWords.ofIds(exported.length)} escolha={{ ids: exported }} onClose={close} />
      )}
      <Confirm
        open={ato === 'aprovar' || ato === 'arquivar'}
        tone={asking === 'arquivar' ? 'danger' : 'neutral'}
        title={asking === 'arquivar' ? words.arquivarTitle(n) : words.aprovarTitle(n)}
        confirmLabel={words[asking]}
        cancelLabel={words.cancel}
        busy={lote.isPending}
        error={lote.error === null ? undefined : errorMessage(lote.error)}
        onConfirm={() => confirm(asking)}
        onCancel={close}
      >
        {asking === 'arquivar' ? words.arquivarText : words.aprovarText}
      </Confirm>
      <Dialog
        open={recusadas !== null}
        onClose={() => setRecusadas(null)}
        title={words.refusedTitle(feitas, recusadas?.length ?? 0)}
        description={words.refusedText}
        footer={<Button onClick={() => setRecusadas(null)}>{words.ok}</Button>}
      >
        <Stack as="ul" gap="e8">
          {(recusadas ?? []).map(({ banco_questao_id, erro }) => (
            <li key={banco_questao_id}>
              <Text as="span">{words.refused(codigoOf(banco_questao_id), erro ?? '')}</Text>
            </li>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}
