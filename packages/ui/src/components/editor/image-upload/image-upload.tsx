// Where the pictures of a text go. The owner of the editors says it once; without it they take addresses only.
import { createContext, type ReactNode, useContext } from 'react';

/** How a picture is kept. */
export interface ImageUpload {
  /** Files that are taken, as `accept` of an input: "image/png,image/jpeg". */
  readonly accept: string;
  /** What fits, said at the field: "PNG ou JPEG, até 2 MB". */
  readonly help: string;
  /** Keeps a file and answers its address. Rejects with an error whose message is shown as it is. */
  readonly send: (file: File, signal: AbortSignal) => Promise<string>;
}

const Context = createContext<ImageUpload | null>(null);

export interface ImageUploadProviderProps {
  /** The same object as long as nothing changes. */
  upload: ImageUpload;
  /** The editors. */
  children: ReactNode;
}

/** Lets every editor inside it take pictures as files: chosen, pasted or dropped. */
export const ImageUploadProvider = ({ upload, children }: ImageUploadProviderProps): ReactNode => (
  <Context value={upload}>{children}</Context>
);

/** Null where pictures come by address only. */
export const useImageUpload = (): ImageUpload | null => useContext(Context);
