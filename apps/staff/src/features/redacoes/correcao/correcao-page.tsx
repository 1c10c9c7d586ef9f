/** An essay that has come, with what can be done with it: the way to the next one does not wait for the last call. */
import type { GestaoRedacao } from '@luneta/api-client';
import { Button, Segments } from '@luneta/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';

import { copy } from '../copy.ts';
import type { CorrecaoOutbox } from '../outbox/correcao-outbox.ts';
import { missingNotas, totalOf } from '../outbox/rascunho.ts';
import { useCorrecaoShortcuts } from './use-correcao-shortcuts.ts';
import { Conflito } from './conflito.tsx';
import * as css from './correcao.css.ts';
import { Folha } from './folha.tsx';
import { LeituraPainel } from './leitura-painel.tsx';
import { NotasPainel } from './notas-painel.tsx';
import { onlyReads } from './outras.ts';
import { Papel } from './papel.tsx';
import { Salvo } from './salvo.tsx';
import { useCorrecao, type Correcao } from './use-correcao.ts';

type CorrecaoPageProps = {
  redacao: GestaoRedacao;
  outbox: CorrecaoOutbox;
  /** Where the head of the screen takes what can be done; null until it stands. */
  acts: HTMLElement | null;
  onNext: () => void;
};

const SUM_ID = 'soma';

export function CorrecaoPage({ redacao, outbox, acts, onNext }: CorrecaoPageProps) {
  const correcao = useCorrecao(redacao, outbox);
  const { estado, rascunho, livre } = correcao;
  const [part, setPart] = useState<'texto' | 'notas'>('texto');
  const complete = missingNotas(rascunho).length === 0;
  const deliver = () => {
    if (!livre || !complete) return;
    outbox.deliver(redacao);
    onNext();
  };
  const { texto, geral, zero } = useCorrecaoShortcuts({ correcao, deliver, onNext, show: setPart });
  /** On a phone a passage that is opened from its comment stands in the other part. */
  const besideText: Correcao = {
    ...correcao,
    setAberta: (id) => {
      setPart('texto');
      correcao.setAberta(id);
    },
  };
  const skip = (
    <Button variant="secondary" size="sm" onClick={onNext}>
      {copy.skip}
    </Button>
  );
  const deliverButton = (block: boolean) =>
    livre && (
      <Button size="sm" block={block} onClick={deliver} disabledReason={complete ? undefined : { id: SUM_ID }}>
        {copy.deliver}
      </Button>
    );
  return (
    <>
      {acts !== null &&
        createPortal(
          <>
            <Salvo estado={estado} />
            <div className={css.wideOnly}>
              {skip}
              {deliverButton(false)}
            </div>
          </>,
          acts,
        )}
      <Conflito redacao={redacao} estado={estado} outbox={outbox} />
      <div className={css.phoneBar}>
        <Segments
          legend={copy.view}
          options={[
            { value: 'texto', label: copy.textTab },
            {
              value: 'notas',
              label: copy.marksTab(onlyReads(redacao) ? (redacao.nota_final ?? 0) : totalOf(rascunho)),
            },
          ]}
          value={part}
          onChange={setPart}
        />
      </div>
      <div className={css.columns}>
        <div className={part === 'texto' ? css.part : `${css.part} ${css.otherPart}`}>
          <Folha redacao={redacao} correcao={correcao} ref={texto} />
        </div>
        <div className={part === 'notas' ? css.marks : `${css.marks} ${css.otherPart}`}>
          <div className={css.part}>
            <Papel redacao={redacao} estado={estado} />
            {onlyReads(redacao) ? (
              <LeituraPainel redacao={redacao} correcao={besideText} />
            ) : (
              <NotasPainel redacao={redacao} correcao={besideText} sumId={SUM_ID} geral={geral} zero={zero} />
            )}
          </div>
        </div>
      </div>
      {part === 'notas' && (
        <div className={css.phoneFoot}>
          {skip}
          {deliverButton(true)}
        </div>
      )}
    </>
  );
}
