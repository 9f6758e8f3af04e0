/** A file on its way to the server. */
export interface SendingFile {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: Blob;
  /** How many of its bytes have left. */
  readonly onSent: (bytes: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends a file as the body of a POST. `fetch` does not tell how much has left, so this is the browser's older way.
 * @throws TypeError where nothing came back, AbortError where it was called off: as `fetch` does
 */
export function sendFile({ url, headers, file, onSent, signal }: SendingFile): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', url);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded }) => onSent(loaded);
    call.onload = () => resolve(new Response(call.responseText, { status: call.status }));
    call.onerror = () => reject(new TypeError('The file could not be sent.'));
    call.onabort = () => reject(new DOMException('The upload was called off.', 'AbortError'));
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(file);
  });
}
