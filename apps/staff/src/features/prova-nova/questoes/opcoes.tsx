/** What can be done with a place of the exam: moved, given points, exchanged for a newer revision, read, taken out. */
import type { RascunhoQuestao } from '@luneta/api-client';
import { Button, Drawer, Inline, Note, NumberField, Select, Stack, Text, TextInput } from '@luneta/ui';
import { ArrowDown, ArrowUp, Eye, Trash } from '@luneta/ui/icons';
import { useState } from 'react';

import type { Fichas } from '../partes/passo.ts';
import { numeroOf, typedNumero, type Dia } from '../valores.ts';
import { copy } from './copy.ts';
import { detalheDaQuestao } from './detalhe.ts';
import { lugaresDoDia, type Lugar } from './itens.ts';
import type { Questoes } from './use-questoes.ts';

const words = copy.gaveta;

export type OpcoesProps = {
  numero: number;
  dias: readonly Dia[];
  fichas: Fichas;
  questoes: Questoes;
  onVer: (banco_questao_id: number) => void;
  onClose: () => void;
};

export function Opcoes({ numero, dias, fichas, questoes, onVer, onClose }: OpcoesProps) {
  const { dia } = questoes;
  const lugares = dia === undefined ? [] : lugaresDoDia(dia);
  const lugar = lugares.find((one) => one.numero === numero);
  if (dia === undefined || lugar === undefined) return null;
  const done = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Drawer open onClose={onClose} title={words.title(numero)}>
      <Stack gap="e20">
        {lugar.itens.map((item) => (
          <Questao
            key={item.questao_id}
            item={item}
            ficha={fichas.get(item.questao_id)}
            onVer={() => onVer(item.questao_id)}
            onPontos={(pontos) => questoes.pontuar(item.questao_id, pontos)}
            onRevisao={(nova) => done(() => questoes.trocarRevisao(item.questao_id, nova))()}
          />
        ))}
        <Mover
          numero={numero}
          primeiro={lugares[0]?.numero ?? 1}
          ultimo={lugares[lugares.length - 1]?.numero ?? 1}
          onMover={(para) => done(() => questoes.mover(numero, para))()}
        />
        {dias.length > 1 && (
          <Select
            label={words.paraDia}
            options={dias.map(({ dia_prova }) => ({ value: String(dia_prova), label: copy.dia(dia_prova) }))}
            value={String(dia.dia_prova)}
            onChange={(para) => done(() => questoes.paraDia(numero, Number(para)))()}
          />
        )}
        <Stack gap="e8">
          {lugar.itens.map(({ questao_id, lingua_estrangeira }) => (
            <Button
              key={questao_id}
              variant="secondary"
              size="sm"
              icon={Trash}
              onClick={done(() => questoes.tirar(questao_id))}
            >
              {lugar.itens.length > 1 && lingua_estrangeira !== null
                ? words.tirarUma(copy.linguas[lingua_estrangeira])
                : words.tirar}
            </Button>
          ))}
        </Stack>
      </Stack>
    </Drawer>
  );
}

type MoverProps = { numero: number; primeiro: number; ultimo: number; onMover: (para: number) => void };

function Mover({ numero, primeiro, ultimo, onMover }: MoverProps) {
  const [para, setPara] = useState(String(numero));
  if (primeiro === ultimo) return null;
  const to = numeroOf(para);
  return (
    <Stack gap="e8">
      <Inline gap="e8" align="end" wrap>
        <NumberField
          label={words.moverPara}
          help={words.moverHelp(primeiro, ultimo)}
          min={primeiro}
          max={ultimo}
          value={para}
          onChange={setPara}
        />
        <Button size="sm" onClick={() => onMover(Number.isInteger(to) ? to : numero)}>
          {words.mover}
        </Button>
      </Inline>
      <Inline gap="e8" wrap>
        {numero > primeiro && (
          <Button variant="secondary" size="sm" icon={ArrowUp} onClick={() => onMover(numero - 1)}>
            {words.acima}
          </Button>
        )}
        {numero < ultimo && (
          <Button variant="secondary" size="sm" icon={ArrowDown} onClick={() => onMover(numero + 1)}>
            {words.abaixo}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

type QuestaoProps = {
  item: Lugar['itens'][number];
  ficha: RascunhoQuestao | undefined;
  onVer: () => void;
  onPontos: (pontuacao: number | null) => void;
  onRevisao: (nova: number) => void;
};

function Questao({ item, ficha, onVer, onPontos, onRevisao }: QuestaoProps) {
  const [pontos, setPontos] = useState(item.pontuacao === null ? '' : typedNumero(item.pontuacao));
  const [error, setError] = useState<string>();
  const nova = ficha?.mais_nova_id ?? null;
  const use = () => {
    const value = pontos.trim() === '' ? null : numeroOf(pontos);
    const wrong = value !== null && !(value > 0);
    setError(wrong ? words.pontosErro : undefined);
    if (!wrong) onPontos(value);
  };
  return (
    <Stack gap="e12">
      {ficha && (
        <Stack gap="e4">
          <Text look="bodyStrong" lines={3}>
            {ficha.enunciado}
          </Text>
          <Text look="small" tone="muted">
            {detalheDaQuestao(ficha, item.pontuacao)}
          </Text>
        </Stack>
      )}
      {ficha && nova !== null && (
        <Note
          tone="info"
          action={
            <Button size="sm" variant="secondary" onClick={() => onRevisao(nova)}>
              {words.trocarRevisao}
            </Button>
          }
        >
          {words.revisao(ficha.revisao)}
        </Note>
      )}
      <Inline>
        <Button variant="secondary" size="sm" icon={Eye} onClick={onVer}>
          {words.ver}
        </Button>
      </Inline>
      <Inline gap="e8" align="end" wrap>
        <TextInput
          label={words.pontos}
          help={words.pontosHelp}
          inputMode="decimal"
          value={pontos}
          onChange={setPontos}
          error={error}
        />
        <Button variant="secondary" size="sm" onClick={use}>
          {words.guardar}
        </Button>
      </Inline>
    </Stack>
  );
}
