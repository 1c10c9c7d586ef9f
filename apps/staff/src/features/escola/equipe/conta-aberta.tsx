/** One account with what is done with it: the sheet of it, and over it the question of the act that was chosen. */
import type { GestaoEquipePessoa } from '@luneta/api-client';
import { lazyPart } from '@luneta/app-shell';
import { nomeIsolado } from '@luneta/domain';
import { useToast } from '@luneta/ui';
import { useState } from 'react';

import { AtoDaConta, type Ato, type FichaDaEquipe } from './ato-da-conta.tsx';
import { ContaGaveta } from './conta-gaveta.tsx';
import { copy } from './copy.ts';
import { EndAcesso } from './end-acesso.tsx';

const MudarPessoa = lazyPart(async () => (await import('./membro-gaveta.tsx')).MudarPessoa);

type ContaAbertaProps = {
  escola_id: number;
  pessoa: GestaoEquipePessoa;
  onFicha: (ficha: FichaDaEquipe) => void;
  onClose: () => void;
};

export function ContaAberta({ escola_id, pessoa, onFicha, onClose }: ContaAbertaProps) {
  const toast = useToast();
  const [ato, setAto] = useState<Ato | 'encerrar' | 'mudar' | null>(null);
  const close = () => setAto(null);
  const done = (text: string) => {
    close();
    onClose();
    toast.show({ tone: 'success', text });
  };
  return (
    <>
      <ContaGaveta pessoa={pessoa} onAto={setAto} onClose={onClose} />
      {ato === 'encerrar' && <EndAcesso escola_id={escola_id} pessoa={pessoa} onClose={close} onDone={done} />}
      {ato === 'mudar' && (
        <MudarPessoa
          escola_id={escola_id}
          pessoa={pessoa}
          onClose={close}
          onSaved={({ nome }) => done(copy.saved(nomeIsolado(nome)))}
        />
      )}
      {ato !== null && ato !== 'encerrar' && ato !== 'mudar' && (
        <AtoDaConta
          escola_id={escola_id}
          pessoa={pessoa}
          ato={ato}
          onFicha={onFicha}
          onClose={close}
          onDone={() => {
            close();
            onClose();
          }}
        />
      )}
    </>
  );
}
