import { createRoot } from 'react-dom/client';
import { Money } from '@fieldgate/library/components';

createRoot(document.getElementById('root')!).render(<Money cents={123_456} />);
