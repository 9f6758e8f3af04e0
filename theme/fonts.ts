import './fonts.css';
import './ground.css';
import './media.css';
