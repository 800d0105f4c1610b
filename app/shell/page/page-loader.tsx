import { useNavigation } from 'react-router';
import { Loader } from '#app/ui/notice/loader.tsx';

const watched = ['/projects', '/orders'];

/** Projects and Orders wait for the sign-in check, so show a loader meanwhile. */
export function PageLoader() {
  const { state, location } = useNavigation();
  const visible = state === 'loading' && location !== undefined && watched.includes(location.pathname);
  return <Loader visible={visible} fixed blocking />;
}
