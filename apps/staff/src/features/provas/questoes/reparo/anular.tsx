/** Annuls an item until the results are out, told to students or not. */
import { useState } from 'react';

import { MotivoDialog } from '../../../../shared/ato/motivo-dialog.tsx';
import { Efeito } from '../efeito.tsx';
import { idOf } from '../item.ts';
import { Aviso } from './aviso.tsx';
import { copy } from './copy.ts';
import { type ReparoProps, useReparo } from './reparo.ts';

export function Anular({ item, prova, nome, onDone, onClose }: ReparoProps) {
  const { avaliacao_conhecimento_id, fechada } = prova;
  const send = useReparo(prova);
  const [aviso_aos_alunos, setAviso] = useState(true);
  return (
    <MotivoDialog
      title={copy.annulTitle(nome)}
      confirmLabel={copy.annul}
      consequence={copy.annulText}
      danger
      onClose={onClose}
      send={(motivo) => send({ item: idOf(item), acao: 'anular', aviso_aos_alunos, motivo })}
      onSent={() => {
        onClose();
        onDone(aviso_aos_alunos ? copy.doneTold : copy.done);
      }}
    >
      {fechada && <Efeito avaliacao_conhecimento_id={avaliacao_conhecimento_id} item={idOf(item)} mudanca="anular" />}
      <Aviso acao="anular" numero={item.numero} checked={aviso_aos_alunos} onChange={setAviso} />
    </MotivoDialog>
  );
}
