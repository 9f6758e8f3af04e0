import * as m from '@locales/promises';
import { useToast } from '@/components/Toasts/Toasts';
import { usePromiseDoing, usePromises } from '@/data/promises';
import { Promises } from '@/entries/Promises';

/** What is promised of one invoice, or the way to promise it while it is past due. */
export function InvoicePromises({ invoiceNo }: { readonly invoiceNo: string }) {
  const { data } = usePromises();
  const toast = useToast();
  const doing = usePromiseDoing((what) =>
    toast({ message: what === 'saved' ? m.saved() : m.withdrawn(), severity: 'success' }),
  );
  if (!data) return null;
  const offers = data.promisable.flatMap(({ accountNo, invoices }) =>
    invoices.flatMap((invoice) =>
      invoice.invoiceNo === invoiceNo ? [{ accountNo, accountName: accountNo, ...invoice }] : [],
    ),
  );
  const promises = data.promises.filter((promise) => promise.invoiceNo === invoiceNo);
  return <Promises promises={promises} offers={offers} today={data.today} doing={doing} />;
}
