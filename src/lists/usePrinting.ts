import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed right now. What depends on it stands before the paper is laid out. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);

  useEffect(function followThePrinter() {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  return printing;
}
