/** One item: who chose what, and what can be done with it, its effect said before. */
import { setItemProvaMutation } from '@luneta/api-client/gestao-provas';
import type { AvaliacaoGestao, ItemDaProva, ItensDaProva } from '@luneta/api-client';
import { useServices } from '@luneta/app-shell';
import { Badge, Button, Card, Heading, Inline, Note, Stack, Text } from '@luneta/ui';
import { Eye } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState, type Ref } from 'react';

import { OptionThirds } from '../parts/option-thirds/option-thirds.tsx';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { MotivoDialog } from '../../../shared/ato/motivo-dialog.tsx';
import { useAvaliacao } from '../exame/use-avaliacao.ts';
import { copy } from './copy.ts';
import { Efeito } from './efeito.tsx';
import { gainersOf, idOf, nameOf, saudeOf, suspeita, thirdsOf } from './item.ts';
import { decimal, SaudeBadge } from './itens-table.tsx';
import { QuestaoDialog } from './questao-late.ts';
import { Anular } from './reparo/anular.tsx';
import { TrocarGabarito } from './reparo/chave.tsx';
import { copy as reparos } from './reparo/copy.ts';
import { TrocarTexto } from './reparo/trocar.tsx';

type Act = 'anular' | 'bonificar' | 'desfazer';

/** Acts until the results are out, which students may be told of. */
const REPAROS = { anular: Anular, trocar: TrocarTexto, chave: TrocarGabarito } as const;
const BODIES = {
  anular: { anulada: true, gabarito_bonificado: false },
  bonificar: { anulada: false, gabarito_bonificado: true },
  desfazer: { anulada: false, gabarito_bonificado: false },
} as const;

export type ItemCardProps = {
  item: ItemDaProva;
  prova: ItensDaProva;
  dias: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
};

export function ItemCard({ item, prova, dias, headingRef }: ItemCardProps) {
  const may = useMayCall();
  const [act, setAct] = useState<Act | null>(null);
  const [repair, setRepair] = useState<keyof typeof REPAROS | null>(null);
  const [done, setDone] = useState<string | null>(null);
  // Which of the two ways an item is annulled, the exam says: until then neither is offered.
  const { data: avaliacao, isPending } = useAvaliacao(prova.avaliacao_conhecimento_id);
  const repairs = may('repairItem') && avaliacao?.pode.reparar === true;
  const Reparo = repair === null ? null : REPAROS[repair];
  const [reading, setReading] = useState(false);
  const numero = nameOf(item, dias);
  const saude = saudeOf(item);
  const doubt = suspeita(item);
  const changed = item.anulada || item.gabarito_bonificado;
  return (
    <Card padding="md">
      <Stack gap="e12">
        <Inline justify="between" wrap gap="e8">
          <Heading look="h3" focusable ref={headingRef}>
            {copy.questao(numero)}
          </Heading>
          {saude && <SaudeBadge saude={saude} />}
        </Inline>
        <Text look="small" tone="muted">
          {[
            item.materia_nome,
            ...(item.discriminacao === null ? [] : [`${copy.discriminacao} ${decimal(item.discriminacao)}`]),
          ].join(' · ')}
        </Text>
        <div>
          <Button variant="secondary" size="sm" icon={Eye} onClick={() => setReading(true)}>
            {copy.read}
          </Button>
        </div>
        {changed && (
          <div>
            <Badge tone="info">{item.anulada ? copy.annulled : copy.bonus}</Badge>
          </div>
        )}
        {item.subjetiva && <Text look="small">{copy.text}</Text>}
        {item.opcoes.length > 0 && (
          <OptionThirds label={copy.options(numero)} options={thirdsOf(item)} words={copy.words} />
        )}
        {doubt && <Note tone="warning">{copy.suspicious(doubt.percent, doubt.letra)}</Note>}
        {done !== null && (
          <Note tone="success" alert onDismiss={() => setDone(null)}>
            {done}
          </Note>
        )}
        {may('setItemProva') && !isPending && (
          <Inline gap="e8" wrap>
            {changed ? (
              <Button variant="secondary" size="sm" onClick={() => setAct('desfazer')}>
                {copy.undo}
              </Button>
            ) : (
              <>
                <Button
                  variant="dangerOutline"
                  size="sm"
                  onClick={() => (repairs ? setRepair('anular') : setAct('anular'))}
                >
                  {copy.annul}
                </Button>
                {repairs && (
                  <Button variant="secondary" size="sm" onClick={() => setRepair('trocar')}>
                    {reparos.swap}
                  </Button>
                )}
                {repairs && !item.subjetiva && (
                  <Button variant="secondary" size="sm" onClick={() => setRepair('chave')}>
                    {reparos.key}
                  </Button>
                )}
                <Button variant="secondary" size="sm" onClick={() => setAct('bonificar')}>
                  {copy.giveBonus}
                </Button>
              </>
            )}
          </Inline>
        )}
      </Stack>
      {reading && (
        <QuestaoDialog
          avaliacao_conhecimento_id={prova.avaliacao_conhecimento_id}
          item={idOf(item)}
          nome={numero}
          onClose={() => setReading(false)}
        />
      )}
      {Reparo && (
        <Reparo
          item={item}
          prova={prova}
          nome={numero}
          banco_questao_id={revisionOf(avaliacao, idOf(item))}
          onDone={setDone}
          onClose={() => setRepair(null)}
        />
      )}
      {act && (
        <ChangeItem act={act} item={item} prova={prova} numero={numero} onDone={setDone} onClose={() => setAct(null)} />
      )}
    </Card>
  );
}

/** The revision of the bank that an item shows now. */
const revisionOf = (avaliacao: AvaliacaoGestao | undefined, item_id: number): number | null =>
  avaliacao?.dias.flatMap(({ itens }) => itens).find((item) => item.item_id === item_id)?.banco_questao_id ?? null;

function consequenceOf(act: Act, item: ItemDaProva, ausentes: number): string {
  const n = gainersOf(item);
  if (act === 'desfazer') return copy.undoText(n === null ? copy.unknown : copy.lose(n));
  const gain = n === null ? copy.unknown : copy.gain(n);
  return act === 'anular' ? copy.annulText(gain, ausentes) : copy.bonusText(gain, ausentes);
}

type ChangeItemProps = {
  act: Act;
  item: ItemDaProva;
  prova: ItensDaProva;
  numero: string;
  onDone: (text: string) => void;
  onClose: () => void;
};

function ChangeItem({ act, item, prova, numero, onDone, onClose }: ChangeItemProps) {
  const { api } = useServices();
  const { avaliacao_conhecimento_id, qtde_ausentes } = prova;
  const change = useMutation(setItemProvaMutation(api, { avaliacao_conhecimento_id }));
  const titles = { anular: copy.annulTitle, bonificar: copy.bonusTitle, desfazer: copy.undoTitle };
  const labels = { anular: copy.annul, bonificar: copy.giveBonus, desfazer: copy.undo };
  return (
    <MotivoDialog
      title={titles[act](numero)}
      confirmLabel={labels[act]}
      consequence={consequenceOf(act, item, qtde_ausentes)}
      danger={act === 'anular'}
      onClose={onClose}
      send={(motivo) => change.mutateAsync({ item: idOf(item), ...BODIES[act], motivo })}
      onSent={({ recalculo }) => {
        onClose();
        onDone(recalculo === 'pendente' ? copy.doneRecount : copy.done);
      }}
    >
      {prova.fechada && (
        <Efeito avaliacao_conhecimento_id={avaliacao_conhecimento_id} item={idOf(item)} mudanca={act} />
      )}
    </MotivoDialog>
  );
}
