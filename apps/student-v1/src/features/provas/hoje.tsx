/** 'Hoje' (S2 §2.12): the exam that is open as a large card, the others as rows. */
import type { CentralAvaliacoes } from '@luneta/api-client';
import { useConta } from '@luneta/app-shell';
import { provaDestaque } from '@luneta/domain';
import { Button, Dialog, EmptyState, Heading, Stack, Text } from '@luneta/ui';
import { useState } from 'react';

import { ProvaRow } from './parts/prova-row/prova-row.tsx';
import { copy } from './copy.ts';
import { ProvaAberta, type ListTime } from './prova-aberta.tsx';
import { provaView } from './prova-row.ts';

export function Hoje({ provas, time }: { provas: CentralAvaliacoes['provas_hoje']; time: ListTime }) {
  const { fuso_horario } = useConta();
  const [explaining, setExplaining] = useState(false);
  const clock = { nowMs: Date.parse(time.servidor_em), timeZone: fuso_horario };
  const cards = provas.map((prova) => ({
    prova,
    key: `${prova.turma_avaliacao_id}/${prova.dia_prova}`,
    view: provaView(prova, clock, () => setExplaining(true)),
  }));
  const open = provaDestaque(
    cards.map(({ prova, view }) => ({
      botao: view.botao,
      entregue: prova.entregue_em !== null,
      fimMs: Date.parse(prova.disponivel_ate),
    })),
  );
  const hero = open === null ? undefined : cards[open];
  const rows = cards.filter((card) => card !== hero);
  return (
    <Stack as="section" labelledBy="hoje" gap="e12">
      <Heading id="hoje">{copy.hoje}</Heading>
      {cards.length === 0 && <EmptyState text={copy.semHoje} mood="pensando" />}
      {hero && <ProvaAberta prova={hero.prova} view={hero.view} time={time} />}
      {rows.length > 0 && (
        <Stack as="ul" gap="e12">
          {rows.map(({ prova, key, view }) => (
            <li key={key}>
              <ProvaRow
                title={prova.descricao}
                subject={view.subject}
                text={view.rowText}
                button={view.button}
                buttonLabel={view.buttonLabel}
                note={view.aviso !== undefined && <Text look="small">{view.aviso}</Text>}
              />
            </li>
          ))}
        </Stack>
      )}
      <Dialog
        open={explaining}
        onClose={() => setExplaining(false)}
        title={copy.presencial.title}
        footer={<Button onClick={() => setExplaining(false)}>{copy.presencial.ok}</Button>}
      >
        <Text>{copy.presencial.text}</Text>
      </Dialog>
    </Stack>
  );
}
