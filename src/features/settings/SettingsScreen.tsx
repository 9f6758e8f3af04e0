import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CompanySettings } from '@contract/settings/schema';
import { useToast } from '@/components/Toasts/Toasts';
import { loaded } from '@/data/asyncResult';
import { useDecidedSettings, useDecideSettings } from '@/data/officeSettings';
import { SettingsPage } from './SettingsPage';

export function SettingsScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const asked = Number(params.get('version'));
  const decided = useDecidedSettings(Number.isSafeInteger(asked) && asked > 0 ? asked : undefined);
  const decide = useDecideSettings();

  async function onDecide(settings: CompanySettings, effectiveFrom: string | null) {
    const ids = decided.data?.versions.map(({ id }) => id) ?? [];
    await decide({ settings, effectiveFrom, basedOn: ids.length > 0 ? Math.max(...ids) : null });
    toast({ message: 'The settings are saved as another version.', severity: 'success' });
    await navigate('/admin/settings', { replace: true });
  }

  return <SettingsPage decided={loaded(decided)} onDecide={onDecide} />;
}
