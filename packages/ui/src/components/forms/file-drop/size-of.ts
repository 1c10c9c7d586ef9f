const [KB, MB] = [1024, 1024 * 1024];

const short = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: value < 10 ? 1 : 0 });

/** How large a file is, as a person says it: "312 bytes", "48 KB", "1,8 MB". */
export function sizeOf(bytes: number): string {
  if (bytes < KB) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  return bytes < MB ? `${short(bytes / KB)} KB` : `${short(bytes / MB)} MB`;
}
